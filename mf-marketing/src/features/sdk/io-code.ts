import type { CodeSample } from './code-samples.tsx';

/** Reading, writing and following a tag in each language that SM-IO-SERVER has an interface for. */
export const IO_CODE: readonly CodeSample[] = [
  {
    language: 'C++',
    code: `#include <smio/client.hpp>

int main() {
  auto io = smio::Client::connect("io.plant.local:7300");

  double temperature = io.read<double>("PRESS01.Oil.Temp");
  io.write("PRESS01.Cooling.On", temperature > 55.0);

  io.subscribe("PRESS01.*", [](const smio::Change& change) {
    std::cout << change.tag << " = " << change.value << '\\n';
  });
  io.run();
}`,
  },
  {
    language: 'C#',
    code: `using SmIo;

await using var io = await SmIoClient.ConnectAsync("io.plant.local:7300");

var temperature = await io.ReadAsync<double>("PRESS01.Oil.Temp");
await io.WriteAsync("PRESS01.Cooling.On", temperature > 55.0);

await foreach (var change in io.SubscribeAsync("PRESS01.*"))
    Console.WriteLine($"{change.Tag} = {change.Value}");`,
  },
  {
    language: 'Java',
    code: `import com.example.smio.SmIoClient;

try (var io = SmIoClient.connect("io.plant.local:7300")) {
  double temperature = io.readDouble("PRESS01.Oil.Temp");
  io.write("PRESS01.Cooling.On", temperature > 55.0);

  io.subscribe("PRESS01.*", change ->
      System.out.println(change.tag() + " = " + change.value()));
  io.await();
}`,
  },
];
